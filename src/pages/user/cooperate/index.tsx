import { screen } from '@/components/frame/Screen'
import { ApplicationScreen } from '@/features/application/ApplicationScreen'
import { partner } from './spec'

export default screen('cooperate', (editing) => <ApplicationScreen spec={partner} editing={editing} />)
