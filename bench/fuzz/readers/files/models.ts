import { glbOf } from '#server/files/processing/made-files.fixture.ts'
import { fileReader } from './upload-file.ts'

const points = Buffer.alloc(36)
for (const [at, value] of [0, 0, 0, 1, 0, 0, 0, 3, 0].entries()) points.writeFloatLE(value, at * 4)

/** A scene of one triangle as text; `more` stands for whatever else is in it. */
const gltf = (more: object = {}): Buffer =>
  Buffer.from(
    JSON.stringify({
      asset: { version: '2.0' },
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 3, 0] },
      ],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36, uri: `data:application/octet-stream;base64,${points.toString('base64')}` }],
      ...more,
    }),
  )

/** The same triangle as text of other programs, and in bytes. */
const obj = 'mtllib a.mtl\no A\nv 0 0 0\nv 1 0 0\nv 0 3 0\nvt 0 0\nvn 0 0 1\nusemtl b\nf 1/1/1 2/1/1 3/1/1\n'
const plyInBytes = Buffer.concat([
  Buffer.from(
    'ply\nformat binary_little_endian 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nend_header\n',
  ),
  points,
])
const stlText =
  'solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 3 0\nendloop\nendfacet\nendsolid a\n'

const options = { kind: 'tool' } as const

const stl = (facets: number): Buffer => {
  const file = Buffer.alloc(84 + 50 * facets)
  file.writeUInt32LE(facets, 80)
  return file
}

export const models = [
  fileReader(
    '3D, GLB',
    'scene.glb',
    () => [glbOf()],
    () => [
      glbOf({ lie: 4_000_000 }),
      glbOf({ lie: -100 }),
      glbOf({ bytes: 2_000_000_000 }),
      glbOf({ uri: 'http://192.0.2.1/points.bin' }),
      glbOf({ uri: '../../../../etc/passwd' }),
    ],
    options,
  ),
  fileReader(
    '3D, glTF',
    'scene.gltf',
    () => [gltf()],
    () => [
      // A node that holds itself; nodes within each other; more points than there are; what lies outside.
      gltf({ nodes: [{ children: [0], mesh: 0 }] }),
      gltf({ nodes: Array.from({ length: 50_000 }, (_, at) => ({ children: [at + 1], mesh: 0 })) }),
      gltf({ accessors: [{ bufferView: 0, componentType: 5126, count: 1e9, type: 'VEC3' }] }),
      gltf({ buffers: [{ byteLength: 36, uri: 'file:///etc/passwd' }] }),
      Buffer.from(`{"extras":${'['.repeat(5000)}${']'.repeat(5000)},${gltf().subarray(1)}`),
      Buffer.from(`{"asset":{"version":"2.0"},"a":${'['.repeat(200_000)}`),
    ],
    options,
  ),
  fileReader(
    '3D, points and facets',
    'scene.ply',
    () => [
      Buffer.from(
        'ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 3 0\n3 0 1 2\n',
      ),
      plyInBytes,
      stl(4),
      Buffer.from(stlText),
      Buffer.from(obj),
    ],
    () => [
      Buffer.from('ply\nformat ascii 1.0\nelement vertex 4000000000\nproperty float x\nend_header\n0\n'),
      Buffer.from(`ply\n${'comment a\n'.repeat(50_000)}format ascii 1.0\nend_header\n`),
      stl(20_000),
      Buffer.from(`v 0 0 0\n${'f 1 1 1\n'.repeat(100_000)}`),
    ],
    options,
  ),
]
