import path from 'node:path'

/** Lets style sheets name ours as scripts do: `@/styles/tokens`. */
export const sassLoaderOption = (root: string) => ({
  sassOptions: {
    quietDeps: true,
    importer: (url: string) => (url.startsWith('@/') ? { file: path.join(root, 'src', url.slice(2)) } : null),
  },
})

export const cssModules = {
  enable: true,
  config: { namingPattern: 'module', generateScopedName: '[name]__[local]___[hash:base64:5]' },
} as const

/** The contract is compiled like the client's own source. */
export const compile = (root: string) => ({ include: [path.join(root, 'contract')] })
