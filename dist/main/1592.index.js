"use strict";
exports.id = 1592;
exports.ids = [1592];
exports.modules = { 1592: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { runCommand: () => runCommand });
	let exec = async (...args) => (await __webpack_require__.e(1260).then(__webpack_require__.bind(__webpack_require__, 1260))).exec(...args);
	var errors = __webpack_require__(8208);
	async function runCommand(command, environment, output, signal, limitMs) {
		let decoder = new TextDecoder(), listen = (data) => output.push(decoder.decode(data, { stream: !0 })), interrupted = Promise.withResolvers(), interrupt = () => interrupted.reject(signal.reason);
		signal.throwIfAborted();
		signal.addEventListener("abort", interrupt, { once: !0 });
		try {
			let script = [
				"--noprofile",
				"--norc",
				"-c",
				"exec 3>&2 2>/dev/null\nset -m\nbash --noprofile --norc -eo pipefail -c \"$1\" </dev/null 2>&3 3>&- & command=$!\nexec 3>&-\n{ read -r ${2:+-t \"$2\"}; kill -TERM -- \"-$command\"; sleep 2; kill -KILL -- \"-$command\"; } >/dev/null & lifeline=$!\nset +m\nwait \"$command\"; status=$?\nkill -TERM -- \"-$command\" \"-$lifeline\"\nexit \"$status\"",
				"verify-command",
				command,
				...limitMs === void 0 ? [] : [String(Math.max(1, Math.ceil(limitMs / 1e3)))]
			], running = exec("bash", script, {
				env: withoutInputs(environment),
				silent: !0,
				ignoreReturnCode: !0,
				delay: 500,
				listeners: {
					stdout: listen,
					stderr: listen
				}
			});
			return await Promise.race([running, interrupted.promise]);
		} catch {
			signal.throwIfAborted();
			throw new errors.OK("failed", "The deploy ended, but verify-command could not be run.", "verify-command needs bash on the runner.");
		} finally {
			signal.removeEventListener("abort", interrupt);
			output.end();
		}
	}
	function withoutInputs(environment) {
		let kept = Object.entries(environment).filter(([name]) => !name.startsWith("INPUT_"));
		return Object.fromEntries(kept.map(([name, value]) => [name, value ?? ""]));
	}
}) };
