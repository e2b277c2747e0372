import { screen } from '@/components/frame/Screen'
import { ApplicationScreen } from '@/features/application/ApplicationScreen'
import { licence } from './spec'

export default screen('licenceRenewal', (editing) => <ApplicationScreen spec={licence} editing={editing} />)
