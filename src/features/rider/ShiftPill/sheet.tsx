import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Note } from '@/components/base/Note'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { dictionary } from '@/i18n'
import { StepButton } from '../StepButton'
import type { RiderState, ShiftChoice } from '../rider'
import { vehicleWords, words as common } from '../text'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    title: 'Your shift',
    start: 'Go online',
    startLine: 'Get nearby offers',
    pause: 'Take a break',
    pauseLine: 'No new offers; keep your current orders',
    end: 'End shift',
    endLine: 'No offers, location off',
    vehicle: 'Vehicle',
    zone: 'Zone',
    anywhere: 'Anywhere',
    finish: (count: number) => `Finish ${count === 1 ? '1 order' : `${count} orders`} first`,
  },
  zh: {
    title: '听单状态',
    start: '上线听单',
    startLine: '附近的单会派给你',
    pause: '小休一下',
    pauseLine: '暂不派新单，手上的单照常送',
    end: '收工',
    endLine: '不派单，不再发送位置',
    vehicle: '车辆',
    zone: '接单区域',
    anywhere: '不限',
    finish: (count) => `先送完手上${count}单`,
  },
})

/** The actions on the shift, and the reasons against the others. */
export const ShiftSheet = observer(function ShiftSheet({
  rider,
  open,
  onClose,
}: {
  rider: RiderState
  open: boolean
  onClose: () => void
}) {
  const t = words()
  const { value } = rider.profile
  const [chosen, setChosen] = useState<ShiftChoice>({})
  const change = async (action: 'start' | 'pause' | 'end') => {
    if (await rider.shift(action, action === 'start' ? chosen : {})) onClose()
  }
  const { vehicles = [], zones = [], zoneNames = {} } = value?.choices ?? {}
  const state = value?.shift.state ?? 'offline'
  const live = value?.live ?? 0
  return (
    <Sheet open={open} onClose={onClose} title={t.title}>
      <View className={styles.shift}>
        {value?.suspended && <Note kind="bad" icon="circle-alert" text={common().suspended} />}
        {state !== 'online' && vehicles.length > 1 && (
          <>
            <Text className={styles.shift__label}>{t.vehicle}</Text>
            <RadioGroup
              label={t.vehicle}
              options={vehicles.map((vehicle) => ({ value: vehicle, text: vehicleWords()[vehicle] }))}
              chosen={chosen.vehicle ?? value?.vehicle ?? undefined}
              onChoose={(vehicle) => setChosen({ ...chosen, vehicle })}
            />
          </>
        )}
        {state !== 'online' && zones.length > 0 && (
          <>
            <Text className={styles.shift__label}>{t.zone}</Text>
            <RadioGroup
              label={t.zone}
              options={[
                { value: null, text: t.anywhere },
                ...zones.map((zone) => ({ value: zone, text: zoneNames[zone] ?? zone })),
              ]}
              chosen={chosen.zone === undefined ? (value?.shift.zone ?? null) : chosen.zone}
              onChoose={(zone) => setChosen({ ...chosen, zone })}
            />
          </>
        )}
        {state !== 'online' && (
          <StepButton
            title={t.start}
            line={t.startLine}
            busy={rider.busy}
            disabled={value?.suspended === true}
            onPress={() => void change('start')}
          />
        )}
        {state === 'online' && (
          <StepButton
            kind="outline"
            title={t.pause}
            line={t.pauseLine}
            busy={rider.busy}
            onPress={() => void change('pause')}
          />
        )}
        {state !== 'offline' && (
          <StepButton
            kind="outline"
            title={t.end}
            line={live > 0 ? t.finish(live) : t.endLine}
            busy={rider.busy}
            disabled={live > 0}
            onPress={() => void change('end')}
          />
        )}
      </View>
    </Sheet>
  )
})
