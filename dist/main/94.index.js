export const id = 94;
export const ids = [94];
export const modules = {

/***/ 5094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(640);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);


/**
 * Runs the command in a process group of its own, without input, and ends that group with the command, and when this
 * action is gone: its input is a pipe from us, which closes however we end. `set -m` makes the groups and also announces
 * each job's end, on a standard error that leads nowhere.
 */
const LIFELINE = `exec 3>&2 2>/dev/null
set -m
bash --noprofile --norc -eo pipefail -c "$1" </dev/null 2>&3 3>&- & command=$!
exec 3>&-
{ cat; kill -TERM -- "-$command"; sleep 2; kill -KILL -- "-$command"; } >/dev/null & lifeline=$!
set +m
wait "$command"; status=$?
kill -TERM -- "-$command" "-$lifeline"
exit "$status"`;
/** How long to wait for output after the end: a background process may hold the pipe. */
const LAST_OUTPUT_MS = 500;
/**
 * Runs a shell command on the runner, its output going to the log as text from elsewhere. The inputs of
 * this action (token and all) are not in its environment.
 *
 * @returns its exit status
 * @throws the signal's reason when interrupted; OperationError when there is no bash
 */
async function runCommand(command, environment, output, signal) {
    const decoder = new TextDecoder();
    const listen = (data) => output.push(decoder.decode(data, { stream: true }));
    const interrupted = Promise.withResolvers();
    const interrupt = () => interrupted.reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener('abort', interrupt, { once: true });
    try {
        const running = (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .exec */ .m)('bash', ['--noprofile', '--norc', '-c', LIFELINE, 'verify-command', command], {
            env: withoutInputs(environment),
            silent: true,
            ignoreReturnCode: true,
            delay: LAST_OUTPUT_MS,
            listeners: { stdout: listen, stderr: listen },
        });
        return await Promise.race([running, interrupted.promise]);
    }
    catch {
        signal.throwIfAborted();
        const next = 'verify-command needs bash on the runner.';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK('failed', 'The deploy ended, but verify-command could not be run.', next);
    }
    finally {
        signal.removeEventListener('abort', interrupt);
        output.end();
    }
}
function withoutInputs(environment) {
    const kept = Object.entries(environment).filter(([name]) => !name.startsWith('INPUT_'));
    return Object.fromEntries(kept.map(([name, value]) => [name, value ?? '']));
}


/***/ })

};
