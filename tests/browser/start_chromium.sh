#!/bin/sh
# Starts $CHROMIUM without the pop-ups of its address bar. Nobody sees them in a test, but Chromium
# loads them for every visitor, which takes a third of the browser's CPU time. Chromium obeys only
# the last --disable-features, so these have to be added to the one that Playwright gives.
for argument; do
    shift
    case $argument in
    --disable-features=*) argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup ;;
    esac
    set -- "$@" "$argument"
done
exec "$CHROMIUM" "$@"
