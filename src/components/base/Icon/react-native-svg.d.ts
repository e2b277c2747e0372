/** The API in use; the package is only installed with the native shell. */
declare module 'react-native-svg' {
  import type { ComponentType } from 'react'

  export const SvgXml: ComponentType<{ xml: string; width: string | number; height: string | number }>
}
