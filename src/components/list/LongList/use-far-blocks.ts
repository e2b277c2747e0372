import { useEffect, useMemo, useRef } from 'react'
import { useScrolled } from '@/components/frame/Screen/context'
import { viewHeight } from '@/platform/list/list-blocks'
import { rowBlocks, type RowStep } from '@/platform/list/list-step'
import { placesOf } from '@/platform/view/measure'
import { FarBlocks } from './far-blocks'
import type { DrawQueue } from './draw-queue'

/** Virtualizes the blocks of the list `name`, and calls back near its end. A new `queue` means a new list. */
export function useFarBlocks(
  name: string,
  step: RowStep,
  queue: DrawQueue,
  onEndNear: () => void,
): FarBlocks | undefined {
  const latest = useRef(onEndNear)
  latest.current = onEndNear
  const far = useMemo(() => {
    const around = {
      placesOf: (blocks: readonly number[]) => placesOf(blocks.map((each) => `${name}-${each}`)),
      placeOfAll: async () => (await placesOf([name]))[0],
      viewHeight,
      onEndNear: () => latest.current(),
    }
    const { size, near, far: away } = rowBlocks
    return new FarBlocks(around, { near, far: away, blocks: step.more / size }, queue)
  }, [name, step, queue])
  useEffect(() => {
    // Read once after the list is drawn: a mini-program would wait for it while it scrolls.
    viewHeight()
    return far.close
  }, [far])
  useScrolled(far.moved)
  return far
}
