import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { Stepper } from '@/components/form/Stepper'
import { Sheet } from '@/components/frame/Sheet'
import { dictionary } from '@/i18n'
import type { GuestsChoice } from './choice'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    title: 'Rooms and guests',
    rooms: 'Rooms',
    adults: 'Adults',
    children: 'Children',
    childNote: 'Up to 17 years',
    age: (number: number) => `Age of child ${number}`,
    years: (age: number) => (age === 0 ? 'Under 1' : `${age}`),
    done: 'Done',
  },
  zh: {
    title: '房间和住客',
    rooms: '房间数',
    adults: '成人数',
    children: '儿童数',
    childNote: '0–17岁',
    age: (number: number) => `儿童${number}的年龄`,
    years: (age: number) => (age === 0 ? '<1岁' : `${age}岁`),
    done: '完成',
  },
})

/** The oldest child, in years. */
const OLDEST = 17
const ages = Array.from({ length: OLDEST + 1 }, (_, age) => age)
/** The most adults of a room. */
const ADULTS_A_ROOM = 6

/** Chooses rooms, adults and children with their ages. Pass it to the Screen as `overlay`. */
export const GuestsSheet = observer(function GuestsSheet({ choice }: { choice: GuestsChoice }) {
  const t = words()
  const { rooms, adults, childAges, isOpen, close, done } = choice
  const foot = (
    <View className={styles.guests__foot}>
      <Button text={t.done} onPress={done} />
    </View>
  )
  return (
    <Sheet open={isOpen} onClose={close} title={t.title} foot={foot}>
      <View className={styles.guests}>
        <Row name={t.rooms} value={rooms} min={1} max={limits.stayRooms} onChange={choice.setRooms} />
        <Row name={t.adults} value={adults} min={rooms} max={rooms * ADULTS_A_ROOM} onChange={choice.setAdults} />
        <Row
          name={t.children}
          note={t.childNote}
          value={childAges.length}
          min={0}
          max={limits.stayChildren}
          onChange={choice.setChildren}
        />
        {childAges.map((chosen, index) => (
          <View key={index} className={styles.guests__ages}>
            <Text className={styles.guests__note}>{t.age(index + 1)}</Text>
            <ChipSet single label={t.age(index + 1)}>
              {ages.map((age) => (
                <Chip
                  key={age}
                  role="radio"
                  size={56}
                  ground="card"
                  text={t.years(age)}
                  on={age === chosen}
                  onPress={() => choice.setAge(index, age)}
                />
              ))}
            </ChipSet>
          </View>
        ))}
      </View>
    </Sheet>
  )
})

interface RowProps {
  name: string
  note?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

const Row = observer(({ name, note, ...count }: RowProps) => (
  <View className={styles.guests__row}>
    <View className={styles.guests__words}>
      <Text className={styles.guests__name}>{name}</Text>
      {note && <Text className={styles.guests__note}>{note}</Text>}
    </View>
    <Stepper label={name} {...count} />
  </View>
))
