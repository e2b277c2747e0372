process.argv[2] = 'native'
await import('./build.mjs')
