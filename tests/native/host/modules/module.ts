/** A native module as JavaScript sees it: methods by name, including `getConstants`. */
export type NativeModule = Readonly<Record<string, unknown>>

const nothing = () => undefined

/** Methods that the app calls and that need no effect here. */
export const silent = (...names: readonly string[]): NativeModule =>
  Object.fromEntries(names.map((name) => [name, nothing]))

/** The additional methods of modules that emit events. */
export const emitter = silent('addListener', 'removeListeners')

/** Constants as a method and as fields, where older modules read them. */
export const constant = (values: object): NativeModule => ({ ...values, getConstants: () => values })
