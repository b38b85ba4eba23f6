// The viewer carries its decoder of meshes along, and yet wants a script to be fetched before it uses it.
