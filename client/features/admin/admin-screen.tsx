import { Link } from 'react-router';
import { pathTo } from '../../paths.ts';
import { Page } from '../../ui/page-states.tsx';

const places = [
  { to: pathTo('adminMembership'), label: 'Memberships', text: 'Find a user, see their plan, and grant, extend, or end it.' },
  { to: pathTo('adminCoupons'), label: 'Coupons', text: 'Create discount codes, stop them, and see who uses them.' },
  { to: pathTo('adminReports'), label: 'Reported questions', text: 'See what students report about questions, and close what is dealt with.' },
  { to: pathTo('adminJobs'), label: 'Jobs', text: 'See what is queued or failing and why, and retry it.' },
  { to: pathTo('adminDesign'), label: 'Design system', text: 'The colors, type, controls, and charts that every screen uses.' },
] as const;

/** The way into the admin screens that exist. */
export const AdminScreen = () => (
  <Page title="Admin">
    <ul className="flex flex-col gap-3">
      {places.map((place) => (
        <li key={place.to}>
          <Link to={place.to} className="block rounded-card border border-line bg-raised px-5 py-4 transition-colors duration-150 hover:bg-hover">
            <span className="font-medium">{place.label}</span>
            <span className="mt-0.5 block text-sm text-muted">{place.text}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Page>
);
