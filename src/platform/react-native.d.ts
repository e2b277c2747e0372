/** The API in use; the package is only installed with the native shell. */
declare module 'react-native' {
  export const Dimensions: { get: (of: 'window') => { readonly width: number; readonly height: number } }
  import type { ComponentType, ReactNode } from 'react'

  export const AccessibilityInfo: {
    isReduceMotionEnabled: () => Promise<boolean>
    addEventListener: (event: 'reduceMotionChanged', listener: (on: boolean) => void) => { remove: () => void }
  }
  export const AppState: {
    addEventListener: (event: 'change', listener: (state: string) => void) => { remove: () => void }
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
  interface Gesture {
    readonly dx: number
    readonly dy: number
  }
  interface TouchEvent {
    readonly nativeEvent: { readonly touches: readonly { readonly pageX: number; readonly pageY: number }[] }
  }
  type OnGesture = (event: TouchEvent, gesture: Gesture) => void
  type AsksGesture = (event: TouchEvent, gesture: Gesture) => boolean
  export const PanResponder: {
    create: (config: {
      onStartShouldSetPanResponder?: AsksGesture
      onMoveShouldSetPanResponder?: AsksGesture
      onPanResponderGrant?: OnGesture
      onPanResponderMove?: OnGesture
      onPanResponderRelease?: OnGesture
    }) => { panHandlers: object }
  }
  interface LayoutEvent {
    readonly nativeEvent: { readonly layout: { readonly width: number; readonly height: number } }
  }
  export const View: ComponentType<{
    testID?: string
    accessibilityLabel?: string
    style?: object
    onLayout?: (event: LayoutEvent) => void
    children?: ReactNode
  }>
  type Measured = (left?: number, top?: number, width?: number, height?: number) => void
  export const UIManager: { measureInWindow: (view: number, answer: Measured) => void }
}

/** The API in use, of the native shell. */
declare module 'expo-file-system' {
  type Encoding = { encoding: 'base64' }
  export const cacheDirectory: string
  export const documentDirectory: string
  export function readAsStringAsync(
    uri: string,
    options: Encoding & { position: number; length: number },
  ): Promise<string>
  export function writeAsStringAsync(uri: string, text: string, options: Encoding): Promise<void>
  export function getInfoAsync(uri: string): Promise<{ exists: boolean }>
  export function deleteAsync(uri: string, options: { idempotent: boolean }): Promise<void>
  export function copyAsync(options: { from: string; to: string }): Promise<void>
}
