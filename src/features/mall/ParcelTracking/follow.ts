import { when } from 'mobx'
import { live } from '@/services/live-channel'
import type { Resource } from '@/state'

/** Reloads a tracking when its order changes, from when it is known whose it is; returns the function that ends it. */
export function followOrderOf(track: Resource<{ readonly orderId: string }>): () => void {
  let unsubscribe: (() => void) | undefined
  const stop = when(
    () => track.value !== undefined,
    () => {
      unsubscribe = live.subscribe('order', track.value?.orderId ?? '', () => void track.reload(false))
    },
  )
  return () => {
    stop()
    unsubscribe?.()
  }
}
