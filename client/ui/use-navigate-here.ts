import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

/** Whether this screen is still the one at the window's address: asked once the server has answered, since it may have been left while it did. */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  // Whatever was rendered here may be gone by now, and so may be the location that it knew.
  return () => window.location.pathname === pathname;
}

/** Leads on from this screen once the server has answered; not if the screen was left: then the answer must not take anybody away from where they went instead. */
export function useNavigateHere(): (to: string, options?: NavigateOptions) => void {
  const isHere = useIsHere();
  const navigate = useNavigate();
  return (to, options) => {
    if (isHere()) void navigate(to, options);
  };
}
