import { type ComponentType, useEffect, useState } from 'react'
import { Screen } from '@/components/frame/Screen'
import { RowsSkeleton } from '@/components/list/AsyncView/skeleton'

type Detail = ComponentType<{ id: string }>

/** A view that the web loads when a booking of its kind is opened. */
function later(load: () => Promise<Detail>): Detail {
  return function Later({ id }) {
    const [loaded, setLoaded] = useState<{ readonly View: Detail }>()
    useEffect(() => {
      // `platform/chunks` reports a file that failed to load and offers a retry.
      load().then(
        (View) => setLoaded({ View }),
        () => setLoaded(undefined),
      )
    }, [])
    if (loaded) return <loaded.View id={id} />
    return (
      <Screen title="">
        <RowsSkeleton />
      </Screen>
    )
  }
}

/** Detail view of a booking, by its kind of order. */
const details: Readonly<Record<string, Detail | undefined>> = {
  hotel: later(async () => (await import('@/features/stay/StayOrder')).StayOrder),
  table: later(async () => (await import('@/features/table/TableOrder')).TableOrder),
}

/** The view of a booking's kind; undefined for one that this app does not know. */
export const detailOfBooking = (kind: string) => details[kind]
