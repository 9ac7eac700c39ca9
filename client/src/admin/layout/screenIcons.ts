import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import BookOpenText from 'lucide-react/icons/book-open-text';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Gem from 'lucide-react/icons/gem';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import MapPinned from 'lucide-react/icons/map-pinned';
import Newspaper from 'lucide-react/icons/newspaper';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Quote from 'lucide-react/icons/quote';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import Users from 'lucide-react/icons/users';
import type { AdminScreenName } from '../../lib/session/adminScreens.ts';

export const screenIcons: Record<AdminScreenName, LucideIcon> = {
  dashboard: LayoutDashboard,
  enquiries: Inbox,
  destinations: MapPinned,
  weddings: Gem,
  reviews: Star,
  blog: BookOpenText,
  news: Newspaper,
  newsletter: Mail,
  ceo: Quote,
  team: UserRoundCheck,
  pages: PanelsTopLeft,
  users: Users,
  audit: ScrollText,
  operations: Activity,
  settings: Settings,
  privacy: ShieldCheck,
  account: CircleUserRound,
  authTest: KeyRound,
};
