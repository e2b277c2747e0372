import type { RowStep } from '@/platform/list/list-step'
import type { DrawQueue } from './draw-queue'
import type { FarBlocks } from './far-blocks'

/** Browsers skip the rendering of far blocks by themselves (`list-blocks.h5.ts`). */
export const useFarBlocks = (
  _name: string,
  _step: RowStep,
  _queue: DrawQueue,
  _onEndNear: () => void,
): FarBlocks | undefined => undefined
