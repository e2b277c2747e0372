import { useEffect, useRef, useState } from 'react'
import { useScrolled } from '@/components/frame/Screen/context'
import { crossing } from '@/platform/crossing'
import { viewHeight } from '@/platform/list-blocks'
import { listStep } from '@/platform/list-step'
import { placesOf } from '@/platform/measure'
import { FarBlocks } from './far-blocks'
import { DrawQueue } from './draw-queue'

/** Keeps the blocks of the list called `name` that are far from the view empty, and says when its end is near. */
export function useFarBlocks(name: string, onEndNear: () => void): FarBlocks | undefined {
  const latest = useRef(onEndNear)
  latest.current = onEndNear
  const [far] = useState(() => {
    const { near, far, block, items, everyMs } = listStep
    const around = {
      placesOf: (blocks: readonly number[]) => placesOf(blocks.map((each) => `${name}-${each}`)),
      placeOfAll: async () => (await placesOf([name]))[0],
      viewHeight,
      onEndNear: () => latest.current(),
    }
    return new FarBlocks(around, { near, far, blocks: items / block }, new DrawQueue(everyMs, crossing))
  })
  useEffect(() => far.close, [far])
  useScrolled(far.moved)
  return far
}
