import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OwnHotel } from '@contract/entities/merchant-hotel'
import { Chip } from '@/components/base/Chip'
import { Segmented } from '@/components/form/Segmented'
import { SwitchRow } from '@/components/form/SwitchRow'
import { ChipSet } from '@/components/form/ChipSet'
import { CountRow } from '@/features/merchant/CountRow'
import type { MerchantHotel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** Minutes of a step of the cleaning time. */
const cleaningStep = 15
const maxCleaningSteps = 16

/** Kind, stars and times of a hotel. */
export const Facts = observer(function Facts({ model }: { model: MerchantHotel }) {
  const t = words()
  const { facts, set, hour, setHour, yearStep, setYear } = model
  const kinds = [
    { value: 'hotel' as const, name: t.hotel },
    { value: 'homestay' as const, name: t.homestay },
  ]
  return (
    <View className={styles.hotel__card}>
      <Text className={styles.hotel__title} role="heading" aria-level={2}>
        {t.facts}
      </Text>
      <Segmented items={kinds} value={facts.kind} onChange={(kind) => set({ kind })} />
      <CountRow label={t.stars} value={facts.stars} min={2} max={5} onChange={(stars) => set({ stars })} />
      <CountRow
        label={t.opened}
        text={facts.openedYear ? String(facts.openedYear) : t.year}
        {...yearStep}
        onChange={setYear}
      />
      <CountRow
        label={t.checkIn}
        text={facts.checkInFrom}
        value={hour('checkInFrom')}
        max={23}
        onChange={(value) => setHour('checkInFrom', value)}
      />
      <CountRow
        label={t.checkOut}
        text={facts.checkOutBy}
        value={hour('checkOutBy')}
        max={23}
        onChange={(value) => setHour('checkOutBy', value)}
      />
      <CountRow
        label={t.noShow}
        note={t.noShowNote}
        text={facts.noShowAt ?? ''}
        value={hour('noShowAt')}
        max={23}
        onChange={(value) => setHour('noShowAt', value)}
      />
      <CountRow
        label={t.cleaning}
        text={t.minutes(facts.cleaningMinutes ?? 0)}
        value={Math.round((facts.cleaningMinutes ?? 0) / cleaningStep)}
        max={maxCleaningSteps}
        onChange={(steps) => set({ cleaningMinutes: steps * cleaningStep })}
      />
      <SwitchRow
        label={t.byHand}
        note={t.byHandNote}
        on={facts.confirmsByHand}
        onChange={(confirmsByHand) => set({ confirmsByHand })}
      />
    </View>
  )
})

interface FacilitiesProps {
  model: MerchantHotel
  choices: OwnHotel['choices']
}

/** The facilities of a hotel, which are chosen from those of the platform. */
export const Facilities = observer(function Facilities({ model, choices }: FacilitiesProps) {
  const { facilities } = words()
  return (
    <View className={styles.hotel__card}>
      <Text className={styles.hotel__title} role="heading" aria-level={2}>
        {facilities}
      </Text>
      <ChipSet label={facilities}>
        {choices.map(({ key, name }) => (
          <Chip
            key={key}
            ground="card"
            text={name}
            on={model.facts.facilities.includes(key)}
            onPress={() => model.toggleFacility(key)}
          />
        ))}
      </ChipSet>
    </View>
  )
})
