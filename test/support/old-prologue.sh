# site-deploy: reports how this script ends. Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; printf "\n[site-deploy] exit-status=%s commit=%s run=%s\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
