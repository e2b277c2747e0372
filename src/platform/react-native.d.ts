/** The API in use; the package is only installed with the native shell. */
declare module 'react-native' {
  export const AccessibilityInfo: {
    isReduceMotionEnabled: () => Promise<boolean>
    addEventListener: (event: 'reduceMotionChanged', listener: (on: boolean) => void) => { remove: () => void }
  }
  export const BackHandler: {
    addEventListener: (event: 'hardwareBackPress', listener: () => boolean) => { remove: () => void }
  }
  export const Linking: { openURL: (url: string) => Promise<unknown>; openSettings: () => Promise<void> }
  export const PermissionsAndroid: { check: (permission: string) => Promise<boolean> }
  export const Platform: { readonly OS: 'android' | 'ios'; readonly Version: number | string }
  export const Text: object
  export const TextInput: object
  export const Share: { share: (content: { message: string; title?: string }) => Promise<unknown> }
  type Measured = (left?: number, top?: number, width?: number, height?: number) => void
  export const UIManager: { measureInWindow: (view: number, answer: Measured) => void }
}

/** The API in use, of the native shell. */
declare module 'expo-file-system' {
  type Encoding = { encoding: 'base64' }
  export const cacheDirectory: string
  export function readAsStringAsync(
    uri: string,
    options: Encoding & { position: number; length: number },
  ): Promise<string>
  export function writeAsStringAsync(uri: string, text: string, options: Encoding): Promise<void>
  export function deleteAsync(uri: string, options: { idempotent: boolean }): Promise<void>
}
