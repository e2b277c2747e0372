import { Screen } from '@/components/frame/Screen'
import { RowsSkeleton } from '@/components/list/AsyncView/skeleton'
import { useLoaded } from '@/platform/navigation/loaded'
import type { BookingDetail } from './kind'

/** A view that the web loads when a booking of its kind is opened. */
const later = (load: () => Promise<BookingDetail>): BookingDetail =>
  function Later({ id }) {
    const Loaded = useLoaded(load, true)
    if (Loaded) return <Loaded id={id} />
    return (
      <Screen title="">
        <RowsSkeleton />
      </Screen>
    )
  }

export const StayDetail = later(async () => (await import('@/features/stay/StayOrder')).StayOrder)
export const TableDetail = later(async () => (await import('@/features/table/TableOrder')).TableOrder)
