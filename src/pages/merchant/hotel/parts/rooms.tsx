import { observer } from 'mobx-react'
import type { OwnRoomType } from '@contract/entities/merchant-hotel'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { localized } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'

const valueOf = ({ basePrice, allotment, rates }: OwnRoomType): string =>
  words().room(formatMoney(basePrice, { trim: true }), allotment, rates.length)

/** The room types of a hotel, and a door to a new one. */
export const Rooms = observer(function Rooms({ rooms }: { rooms: readonly OwnRoomType[] }) {
  const t = words()
  return (
    <>
      <CellGroup heading={t.rooms}>
        {rooms.length === 0 && <Cell label={t.none} />}
        {rooms.map((room) => (
          <Cell
            key={room.id}
            label={localized(room.name)}
            value={valueOf(room)}
            height={104}
            onOpen={() => navigate('merchantRoomType', { roomTypeId: room.id })}
          />
        ))}
      </CellGroup>
      <Button kind="outline" text={t.add} onPress={() => navigate('merchantRoomType', {})} />
    </>
  )
})
