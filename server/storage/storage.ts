import type { Readable } from 'node:stream'

/**
 * The storage of uploaded files. A name is lower-case letters, digits, `-` and `.`; a file never changes under its name.
 */
export interface Storage {
  /** Stores a file atomically. */
  put(name: string, bytes: Buffer): Promise<void>
  /** The file's bytes; undefined when there is none of that name. */
  open(name: string): Promise<Readable | undefined>
  /** Removes files; missing ones are no error. */
  remove(names: readonly string[]): Promise<void>
}

/** Answers a valid name; every adapter checks names with it before it builds a path. @throws Error for any other. */
export function checkedName(name: string): string {
  if (!/^[a-z0-9][a-z0-9.-]{3,}$/.test(name)) throw new Error('not the name of a stored file')
  return name
}
