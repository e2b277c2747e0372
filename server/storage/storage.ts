import type { Readable } from 'node:stream'

/**
 * Where uploaded files are kept. A name is lower-case letters, digits, `-` and `.`; a file is never changed, so a name
 * never stands for another one.
 */
export interface Storage {
  /** Keeps a file; it is there whole or not at all. */
  put(name: string, bytes: Buffer): Promise<void>
  /** The file's bytes; undefined when there is none of that name. */
  open(name: string): Promise<Readable | undefined>
  /** Removes files; one that is not there is no error. */
  remove(names: readonly string[]): Promise<void>
}

/** The name itself, when a file can have it; every adapter asks before it makes a path of it. */
export function checkedName(name: string): string {
  if (!/^[a-z0-9][a-z0-9.-]{3,}$/.test(name)) throw new Error('not the name of a stored file')
  return name
}
