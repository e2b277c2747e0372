/** A native module as JavaScript sees it: methods by their names, `getConstants` among them. */
export type NativeModule = Readonly<Record<string, unknown>>

const nothing = () => undefined

/** Methods that the app calls and that need no effect here. */
export const silent = (...names: readonly string[]): NativeModule =>
  Object.fromEntries(names.map((name) => [name, nothing]))

/** What every module that sends events has besides. */
export const emitter = silent('addListener', 'removeListeners')

/** Constants, both as a method and as fields, since older modules read them there. */
export const constant = (values: object): NativeModule => ({ ...values, getConstants: () => values })
