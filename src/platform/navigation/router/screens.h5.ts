export { routes } from '@/routes'

/** A screen's entry in Taro's table of routes. */
export interface Screen {
  /** Without a leading slash. */
  readonly path: string
  readonly load: (context: unknown, params: unknown) => readonly [Promise<unknown>, unknown, unknown]
}

/** All screens but home. The build writes this list (config/plugins/screens-loader.mjs); without a build it is empty. */
export const screens: readonly Screen[] = []
