import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Segmented } from '@/components/form/Segmented'
import { SwitchRow } from '@/components/form/SwitchRow'
import { Editor, EditorCard, EditorNote } from '@/features/merchant/Editor'
import { PhotosRow, typedRow, yuan } from '@/features/merchant/Editor/rows'
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
  const t = words()
  return (
    <Editor title={title} save={t.save} model={model} overlay={<LazyPackageSheets model={model} />}>
      <EditorCard heading={t.about}>
        <About model={model} />
      </EditorCard>
      <EditorCard heading={t.sale}>
        <Typed model={model} name="price" hint="0.00" max={amountMax} input="digit" unit={yuan} />
        <Typed model={model} name="stock" hint="0" max={countMax} input="number" />
        <Typed model={model} name="perCustomer" hint={t.limitHint} max={countMax} input="number" optional />
        <SwitchRow label={t.onSale} note={t.onSaleNote} on={model.onSale} onChange={model.setOnSale} />
      </EditorCard>
      <EditorCard heading={t.use}>
        <Typed model={model} name="validDays" hint="90" max={countMax} input="number" unit={() => t.days} />
        <Use model={model} />
        {model.saved && <EditorNote text={t.note} />}
      </EditorCard>
    </Editor>
  )
})

const amountMax = 11
const countMax = 5

const Typed = typedRow<'nameZh' | 'nameEn' | 'face' | 'price' | 'stock' | 'perCustomer' | 'validDays'>(words)

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
      <PhotosRow
        id="photo"
        label={t.photo}
        current={t.current}
        saved={model.saved ? [model.saved.picture] : []}
        uploads={model.uploads}
      />
      {model.isCash ? (
        <Typed model={model} name="face" hint="0.00" max={amountMax} input="digit" unit={yuan} />
      ) : (
        <ContentRows model={model} />
      )}
    </>
  )
})
