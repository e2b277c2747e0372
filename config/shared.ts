import path from 'node:path'

/** Sass speaks up about its own dependencies' old syntax; ours is held by stylelint. */
export const sassLoaderOption = { sassOptions: { quietDeps: true } }

export const cssModules = {
  enable: true,
  config: { namingPattern: 'module', generateScopedName: '[name]__[local]___[hash:base64:5]' },
} as const

/** The contract is compiled like the client's own source. */
export const compile = (root: string) => ({ include: [path.join(root, 'contract')] })
