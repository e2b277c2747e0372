import { useEffect, useRef, useState } from 'react'

/**
 * A part of a screen on the web that is loaded once it is wanted; undefined before. `load` must be the same function at each
 * render; `giveUp` stops wanting it when its file did not come, so that wanting it again tries again.
 */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  giveUp?: () => unknown,
): Part | undefined {
  const [loaded, setLoaded] = useState<Part>()
  const failed = useRef(giveUp)
  failed.current = giveUp
  useEffect(() => {
    // `platform/chunks` reports a file that failed to load and offers a retry.
    if (isWanted && !loaded)
      load().then(
        (part) => setLoaded(() => part),
        () => failed.current?.(),
      )
  }, [load, isWanted, loaded])
  return loaded
}
