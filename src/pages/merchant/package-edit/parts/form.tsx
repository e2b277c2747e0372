import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Segmented } from '@/components/form/Segmented'
import { SwitchRow } from '@/components/form/SwitchRow'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen } from '@/components/frame/Screen'
import { FormRow } from '@/components/form/FormRow'
import { TextRow } from '@/features/application/rows/typed'
import { PicturePicker } from '@/features/upload/PicturePicker'
import { useModel } from '@/state'
import { PackageEditModel } from '../model'
import { words } from '../text'
import { ContentRows } from './content-rows'
import styles from './form.module.scss'
import { LazyPackageSheets } from './lazy-sheets'
import { Use } from './use'

interface Props {
  title: string
  start: ConstructorParameters<typeof PackageEditModel>[1]
}

/** The form of a package with one save button. */
export const PackageForm = observer(function PackageForm({ title, start }: Props) {
  const model = useModel((api, root) => new PackageEditModel(api, start, root.session))
  const { wrong, busy } = model.form
  const t = words()
  return (
    <Screen
      title={title}
      scrollIntoView={wrong && model.idOf(wrong)}
      footer={
        <BottomBar wide>
          <Button text={t.save} busy={busy} onPress={() => void model.save()} />
        </BottomBar>
      }
      overlay={<LazyPackageSheets model={model} />}
    >
      <View className={styles.form}>
        <Card heading={t.about}>
          <About model={model} />
        </Card>
        <Card heading={t.sale}>
          <Typed model={model} name="price" hint="0.00" max={amountMax} input="digit" unit={yuan} />
          <Typed model={model} name="stock" hint="0" max={countMax} input="number" />
          <Typed model={model} name="perCustomer" hint={t.limitHint} max={countMax} input="number" optional />
          <SwitchRow label={t.onSale} note={t.onSaleNote} on={model.onSale} onChange={model.setOnSale} />
        </Card>
        <Card heading={t.use}>
          <Typed model={model} name="validDays" hint="90" max={countMax} input="number" unit={() => t.days} />
          <Use model={model} />
          {model.saved && <Text className={styles.form__note}>{t.note}</Text>}
        </Card>
      </View>
    </Screen>
  )
})

const amountMax = 11
const countMax = 5
const yuan = () => '¥'

const Card = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <View className={styles.form__card}>
    <Text className={styles.form__heading} role="heading" aria-level={2}>
      {heading}
    </Text>
    {children}
  </View>
)

interface TypedProps {
  model: PackageEditModel
  name: 'nameZh' | 'nameEn' | 'face' | 'price' | 'stock' | 'perCustomer' | 'validDays'
  hint: string
  max: number
  input?: 'text' | 'digit' | 'number'
  unit?: () => string
  optional?: boolean
}

const Typed = observer(({ model, name, hint, ...row }: TypedProps) => (
  <View className={styles.form__row}>
    <TextRow model={model} row={{ look: 'text', name, label: () => words()[name], hint: () => hint, ...row }} />
  </View>
))

/** Kind, name, photo and contents. */
const About = observer(function About({ model }: { model: PackageEditModel }) {
  const t = words()
  const kinds = [
    { value: 'package' as const, name: t.package },
    { value: 'cash' as const, name: t.cash },
  ]
  return (
    <>
      <View className={styles.form__rows}>
        <Segmented items={kinds} value={model.kind} onChange={model.setKind} />
      </View>
      <Typed model={model} name="nameZh" hint={t.nameHint} max={limits.addressMax} />
      <Typed model={model} name="nameEn" hint={t.sameHint} max={limits.addressMax} optional />
      <Photo model={model} />
      {model.isCash ? (
        <Typed model={model} name="face" hint="0.00" max={amountMax} input="digit" unit={yuan} />
      ) : (
        <ContentRows model={model} />
      )}
    </>
  )
})

/** The photo that customers see, and the one that takes its place. */
const Photo = observer(function Photo({ model }: { model: PackageEditModel }) {
  const { photo, current } = words()
  const { saved, uploads } = model
  return (
    <FormRow id="photo" label={photo} look="tall">
      <View className={styles.form__photos}>
        {saved && uploads.items.length === 0 && <Picture picture={saved.picture} width={208} label={current} />}
        <View className={styles.form__photo}>
          <PicturePicker uploads={uploads} name={photo} fill />
        </View>
      </View>
    </FormRow>
  )
})
