import { useEffect, useState } from 'react'
import { useScrolled } from '@/components/Screen/context'
import { viewHeight } from '@/platform/list-blocks'
import { listStep } from '@/platform/list-step'
import { placesOf } from '@/platform/measure'
import { FarBlocks } from './far-blocks'

/** Keeps the blocks that are far from the view empty; `nameOf` is the name by which a block is measured. */
export function useFarBlocks(nameOf: (block: number) => string): FarBlocks | undefined {
  const [far] = useState(() => {
    const placesOfBlocks = (blocks: readonly number[]) => placesOf(blocks.map(nameOf))
    return new FarBlocks({ placesOf: placesOfBlocks, viewHeight, everyMs: listStep.everyMs })
  })
  useEffect(() => far.close, [far])
  useScrolled(far.moved)
  return far
}
