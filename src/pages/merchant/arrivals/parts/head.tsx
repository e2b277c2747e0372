import { observer } from 'mobx-react'
import type { ArrivalTab } from '@contract/calls/merchant'
import { Tabs } from '@/components/frame/Tabs'
import { DayStep } from '@/features/merchant/DayStep'
import { Figures } from '@/features/merchant/Figures'
import { MerchantHead } from '@/features/merchant/OwnStore'
import type { Arrivals } from '../model'
import { words } from '../text'

const tabs = ['toArrive', 'inHouse', 'toLeave', 'noShow'] as const satisfies readonly ArrivalTab[]

/** The day with its figures, and the tabs of its stays. */
export const DayHead = observer(function DayHead({ model, name }: { model: Arrivals; name: string }) {
  const t = words()
  const { figures, counts } = model.last ?? {}
  const shown = (['arriving', 'leaving', 'inHouse', 'freeRooms'] as const).map((key) => ({
    name: t[key],
    value: figures ? String(figures[key]) : '—',
  }))
  const items = tabs.map((value) => ({
    value,
    name: value === 'noShow' ? t.noShowTab : t[value],
    ...(counts?.[value] ? { count: String(counts[value]) } : {}),
  }))
  return (
    <MerchantHead title={name}>
      <DayStep day={model.day} isToday={model.isToday} onMove={model.move} onToday={model.showToday} />
      <Figures figures={shown} />
      <Tabs items={items} value={model.tab} onChange={model.chooseTab} />
    </MerchantHead>
  )
})
