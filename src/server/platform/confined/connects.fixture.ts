/** Connects without anything that keeps JavaScript from it: only the kernel may. */
import { connect } from 'node:net'

const [port = ''] = process.argv.slice(2)
const socket = connect(Number(port), '127.0.0.1')
socket.once('connect', () => {
  process.stdout.write('connected')
  socket.destroy()
})
socket.once('error', ({ message }) => process.stdout.write(message))
