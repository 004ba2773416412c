import {useContext} from 'react';
import {UNSAFE_NavigationContext as NavigationContext, type Navigator} from 'react-router-dom';

/**
 * The router's history, which accepts absolute addresses. `useNavigate` also resolves relative ones against nested
 * routes, which the app doesn't have; that code would add 1 KiB to each first visit.
 */
export function useNavigator(): Navigator {
  return useContext(NavigationContext).navigator;
}
