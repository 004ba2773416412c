import {useContext} from 'react';
import {UNSAFE_NavigationContext as NavigationContext, type Navigator} from 'react-router-dom';

/**
 * The history of the router, for addresses from the root of the host. `useNavigate` also resolves relative ones, by routes
 * that there are none of: that is a kilobyte of every first visit.
 */
export function useNavigator(): Navigator {
  return useContext(NavigationContext).navigator;
}
