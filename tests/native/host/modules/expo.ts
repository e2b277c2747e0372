import type { Bridge } from '../bridge'
import { constant, emitter, type NativeModule, silent } from './module'

/** The player of expo-av: sounds load at once and are not heard. */
function player(bridge: Bridge): NativeModule {
  const status = { isLoaded: true, isPlaying: false, isBuffering: false, isLooping: false, didJustFinish: false }
  const times = { durationMillis: 500, positionMillis: 0, playableDurationMillis: 500 }
  const answered = () => bridge.promise(() => bridge.own({ ...status, ...times }))
  const sounds = ['getStatusForSound', 'setStatusForSound', 'replaySound', 'unloadForSound'] as const
  return {
    ...emitter,
    ...Object.fromEntries(sounds.map((name) => [name, answered])),
    setAudioMode: () => bridge.promise(() => undefined),
    loadForSound: () => bridge.promise(() => bridge.own([1, { ...status, ...times }])),
  }
}

/** The modules of Expo, which has its own registry of them. */
export const expoModules = (bridge: Bridge): Record<string, NativeModule> => ({
  ExponentAV: player(bridge),
  ExpoVideoView: silent('setFullscreen'),
})

/** The registry of the views and modules of Expo’s older kind, of which there are none. */
export const expoProxy: NativeModule = constant({ viewManagersMetadata: {}, exportedMethods: {}, modulesConstants: {} })
