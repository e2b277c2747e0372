import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen } from '@/components/frame/Screen'
import { FormRow } from '@/components/form/FormRow'
import { OpenedRow } from '@/features/application/rows/opened'
import { TextRow } from '@/features/application/rows/typed'
import { PicturePicker } from '@/features/upload/PicturePicker'
import { localized } from '@/i18n'
import { useModel } from '@/state'
import { GoodsEditModel } from '../model'
import { words } from '../text'
import styles from './form.module.scss'
import { GroupRows } from './group-rows'
import { GoodsSheets } from './sheets'

interface Props {
  title: string
  start: ConstructorParameters<typeof GoodsEditModel>[1]
}

/** The form of an item with one save button. */
export const GoodsForm = observer(function GoodsForm({ title, start }: Props) {
  const model = useModel((api, root) => new GoodsEditModel(api, start, root.session))
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
      overlay={<GoodsSheets model={model} />}
    >
      <View className={styles.form}>
        <Card heading={t.item}>
          <Photo model={model} />
          <Typed model={model} name="nameZh" hint={t.nameHint} max={limits.addressMax} />
          <Typed model={model} name="nameEn" hint={t.sameHint} max={limits.addressMax} optional />
          <Typed model={model} name="noteZh" hint={t.noteHint} max={limits.feedbackMax} optional />
          <Typed model={model} name="noteEn" hint={t.sameHint} max={limits.feedbackMax} optional />
        </Card>
        <Card heading={t.menu}>
          <SectionRow model={model} />
          <Typed model={model} name="price" hint="0.00" max={amountMax} input="digit" unit={yuan} />
          <Typed
            model={model}
            name="memberPrice"
            hint={t.memberHint}
            max={amountMax}
            input="digit"
            unit={yuan}
            optional
          />
          <Typed model={model} name="stock" hint="0" max={stockMax} input="number" />
        </Card>
        <Card heading={t.options}>
          <GroupRows groups={model.groups} />
        </Card>
      </View>
    </Screen>
  )
})

const amountMax = 9
const stockMax = 5
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
  model: GoodsEditModel
  name: 'nameZh' | 'nameEn' | 'noteZh' | 'noteEn' | 'price' | 'memberPrice' | 'stock'
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

const SectionRow = observer(({ model }: { model: GoodsEditModel }) => (
  <OpenedRow
    model={model}
    row={{ name: 'section', label: () => words().section }}
    onOpen={model.startChoosing}
    shown={model.chosen ? localized(model.chosen.name) : ''}
  />
))

/** The photo that customers see, and the one that takes its place. */
const Photo = observer(({ model }: { model: GoodsEditModel }) => {
  const { photo, current } = words()
  const { saved, uploads } = model
  return (
    <FormRow required look="tall" label={photo} id={model.idOf('picture')} error={model.field('picture').error}>
      <View className={styles.form__photos}>
        {saved && uploads.items.length === 0 && <Picture picture={saved.picture} width={208} label={current} />}
        <View className={styles.form__photo}>
          <PicturePicker uploads={uploads} name={photo} fill />
        </View>
      </View>
    </FormRow>
  )
})
