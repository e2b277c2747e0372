import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { scan } from '@/platform/device/scan'
import type { Answer } from '@/services/api'
import { copyAndTell } from '@/state/base/copying'
import type { ParcelWork } from '../parcel-work'
import { mallWords } from './parcel-text'
import styles from './ship-sheet.module.scss'

type Needs = Answer<'merchant.parcel'>

/** Asks for the carrier and the tracking number of a parcel, and says whom it goes to. Give it to the Screen as `overlay`. */
export const ShipSheet = observer(function ShipSheet({ work }: { work: ParcelWork }) {
  const t = mallWords()
  const { shipping, needs } = work
  const title = shipping ? t.shipTitle(t.parcel(shipping.parcel.number)) : ''
  return (
    <Sheet open={shipping !== undefined} onClose={work.endShipping} title={work.choosing ? t.carrier : title}>
      <View className={styles.ship}>
        {needs && (
          <AsyncView resource={needs} inline>
            {(found) => (work.choosing ? <Carriers work={work} needs={found} /> : <Form work={work} needs={found} />)}
          </AsyncView>
        )}
      </View>
    </Sheet>
  )
})

const Carriers = observer(function Carriers({ work, needs }: { work: ParcelWork; needs: Needs }) {
  return (
    <RadioGroup
      label={mallWords().carrier}
      options={needs.carriers.map(({ key, name }) => ({ value: key, text: name }))}
      chosen={work.carrier?.key}
      onChoose={work.chooseCarrier}
      lines="each"
    />
  )
})

const Form = observer(function Form({ work, needs }: { work: ParcelWork; needs: Needs }) {
  const t = mallWords()
  return (
    <>
      <Receiver needs={needs} />
      <Cell label={t.carrier} value={work.carrier?.name ?? t.choose} onOpen={work.listCarriers} />
      <Field
        placeholder={t.number}
        value={work.trackingNumber}
        maxLength={limits.logisticsNumberMax}
        onChange={work.type}
        suffix={scan && <Scan scan={scan} work={work} />}
      />
      <View className={styles.ship__foot}>
        <Button
          text={t.confirmShip}
          busy={work.orders.busy !== ''}
          disabled={!work.canShip}
          onPress={() => void work.ship()}
        />
      </View>
    </>
  )
})

const Receiver = observer(function Receiver({ needs: { receiver } }: { needs: Needs }) {
  const t = mallWords()
  const { name, phone, region, address } = receiver
  const who = `${name} ${phone}`
  const where = `${region} ${address}`
  return (
    <View className={styles.to}>
      <View className={styles.to__words}>
        <Text className={styles.to__title}>{t.receiver}</Text>
        <Text className={styles.to__who}>{who}</Text>
        <Text className={styles.to__where}>{where}</Text>
      </View>
      <Button
        text={t.copyReceiver}
        label={`${t.copyReceiver}: ${t.receiver}`}
        kind="outline"
        size={64}
        onPress={() => void copyAndTell(`${who}\n${where}`)}
      />
    </View>
  )
})

const Scan = ({ scan: read, work }: { scan: NonNullable<typeof scan>; work: ParcelWork }) => {
  const take = async () => {
    const found = await read()
    if (found) work.type(found)
  }
  return (
    <Press label={mallWords().scan} onPress={() => void take()} className={styles.ship__scan}>
      <Icon name="scan-line" size={40} />
    </Press>
  )
}
