/** The one part in use; the package itself is installed with the native shell only. */
declare module 'react-native-svg' {
  import type { ComponentType } from 'react'

  export const SvgXml: ComponentType<{ xml: string; width: string | number; height: string | number }>
}
