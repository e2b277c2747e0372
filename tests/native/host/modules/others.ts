import type { Bridge } from '../bridge'
import { constants } from '../device'
import { constant, emitter, silent, type NativeModule } from './module'

interface Report {
  message: string
  stack: readonly { methodName: string; lineNumber: number | null; column: number | null }[]
}

/** Native modules with minimal behaviour. */
export function others(bridge: Bridge, failed: (error: string) => void): Record<string, NativeModule> {
  const known = Object.fromEntries(Object.entries(constants).map(([name, values]) => [name, constant(values)]))
  const report = ({ message, stack }: Report) => {
    const places = stack
      .slice(0, 8)
      .map(({ methodName, lineNumber, column }) => `${methodName} ${lineNumber}:${column}`)
    failed([message.split('\n\nThis error is located at')[0], ...places].join('\n  at '))
  }
  const connected = {
    type: 'wifi',
    isConnected: true,
    isInternetReachable: true,
    details: { isConnectionExpensive: false },
  }
  return {
    ...known,
    RNDeviceInfo: { ...known.RNDeviceInfo, ...emitter },
    StatusBarManager: { ...known.StatusBarManager, ...silent('setColor', 'setTranslucent', 'setStyle', 'setHidden') },
    ExceptionsManager: { ...silent('dismissRedbox', 'updateExceptionMessage'), reportException: report },
    AppState: {
      ...emitter,
      ...constant({ initialAppState: 'active' }),
      getCurrentAppState: (answer: (state: object) => void) => answer({ app_state: 'active' }),
    },
    Appearance: { ...emitter, ...silent('setColorScheme'), getColorScheme: () => 'light' },
    AccessibilityInfo: {
      ...silent('announceForAccessibility', 'setAccessibilityFocus'),
      isTouchExplorationEnabled: (answer: (on: boolean) => void) => answer(false),
      isReduceMotionEnabled: (answer: (on: boolean) => void) => answer(false),
    },
    DeviceEventManager: silent('invokeDefaultBackPressHandler'),
    ImageLoader: {
      prefetchImage: () => bridge.promise(() => true),
      getSize: () => bridge.promise(() => [10, 10]),
      queryCache: () => bridge.promise(() => ({})),
    },
    IntentAndroid: { getInitialURL: () => bridge.promise(() => null), openURL: () => bridge.promise(() => true) },
    KeyboardObserver: emitter,
    RNCNetInfo: { ...emitter, ...silent('configure'), getCurrentState: () => bridge.promise(() => connected) },
    RNGestureHandlerModule: {
      ...silent(
        'attachGestureHandler',
        'createGestureHandler',
        'dropGestureHandler',
        'flushOperations',
        'handleClearJSResponder',
        'handleSetJSResponder',
        'install',
        'updateGestureHandler',
      ),
      ...constant({ State: {}, Direction: { RIGHT: 1, LEFT: 2, UP: 4, DOWN: 8 } }),
    },
    SoundManager: silent('playTouchSound'),
    Vibration: silent('vibrate', 'vibrateByPattern', 'cancel'),
  }
}
